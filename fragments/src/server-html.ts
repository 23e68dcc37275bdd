'use client'
/**
 * An element whose HTML the server writes. A server component would send that HTML again, as data for React in the browser, which
 * neither compares nor renders it. A client component sends its props alone; the HTML is kept in the server's process.
 */
import { createElement, type ReactNode } from 'react'
import { cachedHtml, type ServerHtmlProps } from './html-cache.ts'

/** In the browser it is the element that the parser created; one that a router adds later is empty, and shell.js fills it. */
export const ServerHtml = ({ name, attributes }: ServerHtmlProps): ReactNode =>
  createElement(name, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: cachedHtml({ name, attributes }) },
  })
