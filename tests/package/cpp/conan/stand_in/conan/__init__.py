"""As much of Conan as the recipe calls, in plain CMake: what `conan create` would do, without its cache and network."""


class ConanFile:
    """The folders and settings that Conan would fill in; steps.py does."""

    version = None

    def requires(self, reference, visible=True):
        self.required = [*getattr(self, "required", []), (reference, visible)]
