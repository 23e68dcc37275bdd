import { useEffect, useRef, useState } from 'react'
import { portalFooter } from '../calls/portal-footer.ts'
import type { FooterProps } from '../props/footer-props.ts'
import styles from './footer.module.css'
import { Footer } from './footer.tsx'

/** The portal's links, fetched when they are one screen away: few visitors scroll that far. `props` are those of `Footer`. */
export function PortalFooter(props: FooterProps) {
  const { locale } = props
  const [links, setLinks] = useState<FooterProps>()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const show = () => void portalFooter(locale).then(setLinks)
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        show()
      },
      { rootMargin: '100%' },
    )
    if (place.current) observer.observe(place.current)
    else show()
    return () => observer.disconnect()
  }, [locale])
  return links ? <Footer {...links} {...props} /> : <footer ref={place} className={styles.coming} />
}
