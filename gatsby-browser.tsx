import './src/styles/global'

export { onClientEntry, replaceHydrateFunction, wrapPageElement } from './src/entry/browser'
