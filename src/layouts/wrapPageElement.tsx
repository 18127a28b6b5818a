import type { WrapPageElementBrowserArgs } from 'gatsby'
import { pageOf } from '../lib/page/page'
import type { PageRecord } from '../lib/page/page'
import { Article } from './Article'
import { PageFrame } from './PageFrame'

type PageData = { docPage?: PageRecord | null } | undefined

/** Puts the frame around every page. It stays mounted while pages change, so the sidebar keeps its state. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const record = (props.data as PageData)?.docPage ?? undefined
  const { action, hash } = props.location as Location & { action?: string }
  return (
    <PageFrame page={pageOf(record, props.location.pathname)} isNotFound={!record} location={props.location}>
      {record ? <Article record={record} startsAtTop={action === 'PUSH' && hash === ''} /> : element}
    </PageFrame>
  )
}
