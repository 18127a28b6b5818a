import type { ReactNode } from 'react'

/** Stands for Gatsby's own scroll memory, which this site always told to stand back. */
export const ScrollContext = ({ children }: { children: ReactNode }) => children

/** Part of the same module for whoever imports it; nobody here does. */
export const useScrollRestoration = () => ({})
