import { createContext, useContext } from 'react'
import type { WrittenPage } from '../lib/page/page'

const PageContext = createContext<WrittenPage>({})

export const PageProvider = PageContext.Provider

export const usePage = () => useContext(PageContext)
