/** The customer's own strip on the home page, whose HTML is the same for everybody: it comes into space kept for it. */
import { useSession } from '@chowk/shell'
import { type ReactNode, useEffect, useRef } from 'react'
import { loadDocument } from '../../live-page/load-document.ts'
import styles from './home-strip.module.css'

export function HomeStrip({ address }: { readonly address: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const { status, info } = useSession()
  const customerId = info?.id
  useEffect(() => {
    const strip = place.current
    strip?.replaceChildren()
    const hasRoom = document.documentElement.dataset.opened === 'in'
    if (!hasRoom || status !== 'signed-in' || customerId === undefined) return
    let isOther = false
    loadDocument(address)
      .then(({ document: loaded, url }) => {
        const main = loaded.getElementById('main')
        if (isOther || !main || url.pathname !== address) return
        strip?.replaceChildren(...document.adoptNode(main).childNodes)
      })
      .catch(() => undefined)
    return () => {
      isOther = true
    }
  }, [address, status, customerId])
  return <div ref={place} className={styles.strip} />
}
