// Whether Python has a signal to handle.
#pragma once

#include <nanobind/nanobind.h>

namespace scopa::python {

// Whether Ctrl-C, or another signal with a handler, came; its exception is then pending.
inline bool signalled() {
    const nanobind::gil_scoped_acquire acquire;
    return PyErr_CheckSignals() != 0;
}

}  // namespace scopa::python
