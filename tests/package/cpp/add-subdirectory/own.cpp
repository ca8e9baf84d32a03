// A target of the host next to posenc, in the host's own C++.
int own() {
    return 1;
}
