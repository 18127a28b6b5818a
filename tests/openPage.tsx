import { ServerLocation } from '@reach/router'
import type { ComponentType, PropsWithChildren, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { onRenderBody, wrapPageElement } from '../src/entry/server'
import { neighborsOf } from '../src/lib/navigation/sidebar'
import { Article } from '../src/layouts/Article'
import type { Body } from '../src/lib/page/body'
import type { PageRecord } from '../src/lib/page/page'
import { sidebar } from '../src/site/sidebar'

/** The content, and how the page differs from a plain one. */
export type PageParts = { record?: Partial<PageRecord>; body?: Body }

type Wrapped = Parameters<typeof wrapPageElement>[0]
type BodyRendering = NonNullable<typeof onRenderBody>

// Its types predate explicit children
const AtAddress = ServerLocation as unknown as ComponentType<PropsWithChildren<{ url: string }>>

/** As Gatsby renders it. */
export function framedPage({ record, body = [['p', {}, 'Text']] }: PageParts = {}): ReactElement {
  const path = record?.path ?? '/learn/api/tween'
  const docPage: PageRecord = {
    path,
    filePath: 'learn/api/tween.mdx',
    lastUpdatedAt: null,
    title: 'Tween',
    description: null,
    picture: null,
    frontmatter: {},
    headings: [],
    images: [],
    body: body as unknown as PageRecord['body'],
    ...record,
  }
  const { previous, next } = neighborsOf(path, sidebar)
  const pageContext = { previousPath: previous?.path, nextPath: next?.path }
  const props = {
    data: { docPage },
    pageContext,
    location: { pathname: path, search: '', hash: '' },
  } as unknown as Wrapped['props']
  const element = <Article record={docPage} startsAtTop={false} />
  return <AtAddress url={path}>{wrapPageElement({ element, props })}</AtAddress>
}

/** As built: root, head and frame, without Gatsby's scripts. */
export function openPage(parts: PageParts = {}) {
  let attributes: object = {}
  const head: ReactNode[] = []
  const rendering = {
    setHtmlAttributes: (added: object) => (attributes = { ...attributes, ...added }),
    setHeadComponents: (added: ReactNode[]) => head.push(...added),
  }
  void (onRenderBody as BodyRendering)(rendering as unknown as Parameters<BodyRendering>[0], { plugins: [] })

  Helmet.canUseDOM = false
  const body = renderToString(framedPage(parts))
  const { title, meta, link } = Helmet.renderStatic()
  document.head.innerHTML = renderToStaticMarkup(
    <>
      {head}
      {title.toComponent()}
      {meta.toComponent()}
      {link.toComponent()}
    </>,
  )
  document.body.innerHTML = body

  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  const written = new DOMParser().parseFromString(renderToStaticMarkup(<html {...attributes} />), 'text/html')
  for (const { name, value } of written.documentElement.attributes) root.setAttribute(name, value)
}
