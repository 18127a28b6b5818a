import { createElement, type ComponentType, type ReactNode } from 'react'
import type { Body as BodyData, BodyNode } from '../lib/page/body'
import { components } from './components'
import { finishedHtml } from './finishedHtml'

type Drawable = ComponentType<Record<string, unknown>>

export function Body({ body }: { body: BodyData }) {
  return <>{body.map(drawn)}</>
}

function drawn(node: BodyNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, inside] = node
  const type = componentNamed(name)
  if (typeof inside === 'string') {
    const finished = typeof type === 'string' ? finishedHtml(inside) : { html: inside }
    return createElement(type, { key: index, ...props, ...finished })
  }
  return createElement(type, { key: index, ...props }, ...(inside ?? []).map(drawn))
}

/** `HomePage.Root` is a part of a component; unknown names are HTML elements */
function componentNamed(name: string): Drawable | string {
  const [first = '', part] = name.split('.')
  const component = (components as unknown as Record<string, Drawable & Record<string, Drawable>>)[first]
  return (part ? component?.[part] : component) ?? name
}
