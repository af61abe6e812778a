# Install the client's packages, unless those that lie there are of its package-lock.json.
# Usage: cmake -DNPM=<npm> -DWEB=<folder of the client> -P npm_ci.cmake
set(installed "${WEB}/node_modules/.package-lock.json")
if("${WEB}/package-lock.json" IS_NEWER_THAN "${installed}")
  execute_process(
    COMMAND "${NPM}" ci --include=dev --no-audit --no-fund
    WORKING_DIRECTORY "${WEB}"
    COMMAND_ERROR_IS_FATAL ANY)
  file(TOUCH "${installed}")
endif()
