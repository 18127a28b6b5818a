import { cloneElement } from 'react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ActiveSidebar } from '../lib/navigation/sidebar'
import { pageOf, type PageResult } from '../lib/page/page'
import { PageFrame } from './PageFrame'

type Wrapped = Pick<WrapPageElementBrowserArgs, 'element' | 'props'>

/** Where the sidebar of a page comes from; `address` is that of its file. */
type SidebarSource = (page: { path: string; address: string | undefined }) => ActiveSidebar

/** The frame stays mounted across pages, so that the sidebar keeps its state. */
export const wrapWithFrame = (sidebarOf: SidebarSource) =>
  function wrapPageElement({ element, props }: Wrapped) {
    const { data, pageContext } = props as PageResult
    const page = pageOf({ data, pageContext }, props.location.pathname)
    const sidebar = sidebarOf({ path: page.path, address: pageContext.sidebar })
    return (
      <PageFrame page={page} sidebar={sidebar} isNotFound={!data?.docPage} location={props.location}>
        {/* A page and its alias are the same page */}
        {cloneElement(element, { key: page.path })}
      </PageFrame>
    )
  }
