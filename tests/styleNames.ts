/** Stands in for every CSS module: each class is named after its key. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? true : key) })
