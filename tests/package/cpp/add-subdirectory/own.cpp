// A target of the host beside posenc, in the host's own C++.
int own() {
    return 1;
}
