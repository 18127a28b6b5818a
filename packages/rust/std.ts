export { laterDeclarations } from './src/front/std/laterStd'
export { rareMethods } from './src/front/std/rareMethods'
export { stdNatives } from './src/machine/std/std'
