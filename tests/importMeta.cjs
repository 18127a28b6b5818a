/** Jest runs modules as CommonJS, which knows no `import.meta`: its address is that of the page. */
module.exports = ({ types }) => ({
  visitor: {
    MetaProperty(path) {
      path.replaceWith(types.valueToNode({ url: 'http://localhost/' }))
    },
  },
})
