/** Mocks CSS modules: classes equal their keys. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? true : key) })
