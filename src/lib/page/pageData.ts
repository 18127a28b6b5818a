import type { Body } from './body'
import { leanBody, wholeBody } from './leanBody'
import type { LeanBody } from './leanBody'

/** What the site generator publishes for a page and its loader reads, as far as it matters here. */
export type PageData<SomeBody = Body> = {
  path: string
  result: {
    data?: { docPage?: { body: SomeBody } | null }
    /** The build that the data are from, where they are fetched. */
    build?: string
  }
}

/** The data of a page for the page itself, which holds its finished HTML already. */
export function leanPageData(data: PageData): PageData<LeanBody> {
  // It stands in the document, which may be of a later build than the file it was made from
  return withBody({ ...data, result: { ...data.result, build: undefined } }, leanBody)
}

/**
 * The data of the delivered page, with the finished HTML that it holds, under the path that the site generator starts with;
 * undefined where the page is not what was delivered.
 */
export function deliveredPageData(
  lean: PageData<LeanBody>,
  { path, delivered }: { path: string; delivered: readonly string[] },
): PageData | undefined {
  const data = withBody(lean, (body) => wholeBody(body, delivered))
  const isWhole = !data.result.data?.docPage || data.result.data.docPage.body !== undefined
  return isWhole ? ({ ...data, path } as PageData) : undefined
}

function withBody<From, To>(data: PageData<From>, bodyFor: (body: From) => To): PageData<To> {
  const docPage = data.result.data?.docPage
  if (!docPage) return data as PageData<never>
  return { ...data, result: { ...data.result, data: { docPage: { ...docPage, body: bodyFor(docPage.body) } } } }
}
