"""List the documentation's pages; fail if a link in one leads to no file or heading."""

import re
import sys
from pathlib import Path

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img[^>]*\ssrc=\"([^\"]+)\"")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings give, as code hosts make them."""
    headings = HEADING.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere; addresses on the web are not followed."""
    faults = []
    for match in LINK.finditer(FENCE.sub("", page.read_text(encoding="utf-8"))):
        link = match[1] or match[2]
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists():
            faults.append(f"{page}: {link}: no such file")
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            faults.append(f"{page}: {link}: no such heading")
    return faults


def main() -> int:
    """Check README, CONTRIBUTING and the like, and everything in docs/."""
    pages = sorted([*Path().glob("*.md"), *Path("docs").rglob("*.md")])
    faults = [fault for page in pages for fault in broken(page)]
    print(*pages, *faults, sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
