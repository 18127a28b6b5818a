const type = { name: '', prop: () => undefined }
const node = {
  ...type,
  type,
  from: 0,
  to: 0,
  parent: null,
  firstChild: null,
  childBefore: () => null,
  childAfter: () => null,
}

/** Stands for Lezer’s trees in CodeMirror: without a grammar, and there is none here, each text is one empty node. */
export const Tree = { empty: { ...type, length: 0, topNode: node, resolveInner: () => node } }

export class NodeProp {}

export const NodeType = { none: type, define: () => type }

export class NodeSet {}

/** Part of the same module for who reads texts by a grammar; nobody here does. */
export class Parser {}
export const TreeFragment = {}
export const IterMode = {}
