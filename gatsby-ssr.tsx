export { onPreRenderHTML, onRenderBody, wrapPageElement } from './src/entry/server'
