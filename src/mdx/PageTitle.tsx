import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

const PageTitleContext = createContext<string | undefined>(undefined)

/** Gives a page that borrows its body from another file a title of its own. */
export const PageTitleProvider = PageTitleContext.Provider

/** The page's own title in place of the words of its first heading. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <>{useContext(PageTitleContext) ?? children}</>
}
