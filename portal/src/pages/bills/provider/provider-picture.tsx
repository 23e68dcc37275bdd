import type { Locale, Provider } from '@chowk/catalog'
import type { ReactNode } from 'react'
import type { ArtName } from '../../../icons/art.ts'
import { ArtImage } from '../../../icons/art-image.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import styles from './provider-picture.module.css'

/** Shrines and metros have a shape that people know; a line drawing of it says more than initials. */
const drawn: Readonly<Record<string, ArtName>> = {
  'Ajmer Sharif Dargah': 'art-dargah',
  'Golden Temple': 'art-gurdwara',
  'Kashi Vishwanath Temple': 'art-temple',
  'Mahakaleshwar Temple': 'art-temple',
  'Mata Vaishno Devi Shrine': 'art-temple',
  'Shirdi Sai Baba Temple': 'art-temple',
  'Shri Amarnathji Shrine': 'art-temple',
  'Shri Jagannath Temple': 'art-temple',
  'Shri Ram Janmabhoomi Temple': 'art-temple',
  'Siddhivinayak Temple': 'art-temple',
  'Tirumala Tirupati Devasthanams': 'art-gopuram',
  'Bengaluru Metro': 'art-metro-bengaluru',
  'Delhi Metro': 'art-metro-delhi',
  'Hyderabad Metro': 'art-metro-hyderabad',
  'Mumbai Metro': 'art-metro-mumbai',
}

export function ProviderPicture({
  provider: { name },
  locale,
}: {
  readonly provider: Provider
  readonly locale: Locale
}): ReactNode {
  const art = drawn[name]
  return art ? (
    <ArtImage name={art} className={styles.line} />
  ) : (
    <Monogram name={name} locale={locale} size="large" />
  )
}
