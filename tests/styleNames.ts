/** Mocks CSS modules: each class equals its key. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? true : key) })
