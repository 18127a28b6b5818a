import { finishedHtml } from './finishedHtml'

/** Code inside a line, colored at build time. */
export function InlineCode({ html }: { html: string }) {
  return <code {...finishedHtml(html)} />
}
