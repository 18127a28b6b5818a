import { createContext, useContext } from 'react'
import type { WrittenPage } from '../lib/page/page'

const PageContext = createContext<WrittenPage>({})

/** Provides the current page to writing components. */
export const PageProvider = PageContext.Provider

export const usePage = () => useContext(PageContext)
