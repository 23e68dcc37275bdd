/**
 * The customer's own strip on the home page, whose HTML is the same for everybody: it comes into the drawing's place, on a
 * page that is opened as on one over which somebody signs in.
 */
import { useSession } from '@chowk/shell'
import { type ReactNode, useEffect, useRef } from 'react'
import { loadDocument } from '../../live-page/load-document.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './home-strip.module.css'
import cards from './strip-cards.module.css'

export function HomeStrip({ address }: { readonly address: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const { status, info } = useSession()
  const customerId = info?.id
  useEffect(() => {
    const strip = place.current
    strip?.replaceChildren()
    if (status !== 'signed-in' || customerId === undefined) return
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
  return <div ref={place} className={classNames(styles.strip, cards.place)} />
}
