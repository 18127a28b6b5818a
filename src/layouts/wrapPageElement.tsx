import { cloneElement } from 'react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import { pageOf } from '../lib/page/page'
import type { PageQueryData } from '../lib/page/page'
import { PageFrame } from './PageFrame'

/** The frame stays mounted across pages, so that the sidebar keeps its state. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const data = props.data as PageQueryData
  const page = pageOf(data, props.location.pathname)
  return (
    <PageFrame page={page} isNotFound={!data?.docPage} location={props.location}>
      {/* A page and its alias are the same page */}
      {cloneElement(element, { key: page.path })}
    </PageFrame>
  )
}
