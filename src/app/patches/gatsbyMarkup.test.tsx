import { Children, type ReactElement } from 'react'
import { upstreamText } from '../../../tests/upstream'
import { withoutGatsbyHead, withoutGatsbyScripts } from './gatsbyMarkup'

const children = (element: ReactElement<{ children: ReactElement[] }>) => Children.toArray(element.props.children)

const body = children(
  <>
    <div id="gatsby" />
    <script id="gatsby-script-loader" />
    <script id="gatsby-chunk-mapping" />
    <script src="/polyfill.js" noModule />
    <script src="/webpack-runtime.js" async />
    <script src="/app.js" async />
  </>,
)

test('script files are collected in their order, inline scripts and polyfills are left out', () => {
  const { body: rest, sources } = withoutGatsbyScripts(body, true)
  expect(sources).toEqual(['/webpack-runtime.js', '/app.js'])
  expect(rest).toEqual([body[0]])
})

test('a published page without a known script is reported by its id', () => {
  const others = body.filter((_, at) => at !== 2)
  expect(() => withoutGatsbyScripts(others, true)).toThrow('"gatsby-chunk-mapping"')
  expect(() => withoutGatsbyScripts(others, false)).not.toThrow()
})

test('preloads, the generator and the styles of the image plugin are left out of the head', () => {
  const head = children(
    <>
      <meta name="generator" />
      <link rel="preload" as="fetch" href="/page-data.json" />
      <style key="gatsby-image-style" />
      <link rel="preload" as="font" href="/display.woff2" />
    </>,
  )
  expect(withoutGatsbyHead(head)).toEqual([head[3]])
})

test.each(['id={`gatsby-script-loader`}', 'id={`gatsby-chunk-mapping`}', 'noModule={true}', 'async />'])(
  'static-entry.js of Gatsby contains %s',
  (text) => expect(upstreamText('gatsby/cache-dir/static-entry.js')).toContain(text),
)

test.each(['gatsby-image-style', 'gatsby-image-style-noscript', 'gatsby-image-style-script'])(
  'gatsby-plugin-image adds %s',
  (key) => expect(upstreamText('gatsby-plugin-image/gatsby-ssr.js')).toContain(`key: "${key}"`),
)
