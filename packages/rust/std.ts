export { laterDeclarations } from './src/front/std/laterStd'
export { rareMethods } from './src/front/std/rare'
export { stdNatives } from './src/machine/std/std'
