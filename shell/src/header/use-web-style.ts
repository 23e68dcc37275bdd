import { type RefObject, useEffect } from 'react'
import type { HeaderProps } from './header-props.ts'

type HeaderRef = RefObject<HTMLElement | null>

/** The vertical's own styles, set through the CSSOM: a strict content policy drops style attributes in HTML. */
export function useWebStyle(header: HeaderRef, webStyle: HeaderProps['customWebStyle']): void {
  useEffect(() => {
    const style = header.current?.style
    if (!style || !webStyle) return
    const names = Object.entries(webStyle).map(([property, value]) => {
      const name = property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
      style.setProperty(name, String(value))
      const needsUnit = typeof value === 'number' && style.getPropertyValue(name) === ''
      if (needsUnit) style.setProperty(name, `${value}px`)
      return name
    })
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [header, webStyle])
}
