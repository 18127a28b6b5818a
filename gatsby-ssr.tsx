export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from './src/entry/server'
