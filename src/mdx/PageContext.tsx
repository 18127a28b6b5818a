import { createContext, useContext } from 'react'
import type { WrittenPage } from '../lib/page/page'

const PageContext = createContext<WrittenPage>({})

/** Tells the writing components inside what page they stand on. */
export const PageProvider = PageContext.Provider

/** The page a writing component stands on. */
export const usePage = () => useContext(PageContext)
