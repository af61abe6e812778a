// The search of the bot maestro for Python; see src/scopa/engine/_core.pyi.
#pragma once

#include <nanobind/nanobind.h>

namespace scopa::python {

void bind_searching(nanobind::module_& m);

}  // namespace scopa::python
