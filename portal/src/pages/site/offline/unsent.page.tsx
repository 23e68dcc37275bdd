/** What the service worker leads to in place of the answer to a form, where there is no network. Nothing is sent from here. */
import { Behaviour } from '../../../islands/island.tsx'
import { page } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { continueOnline } from './back-online.behaviour.ts'
import { OfflineLayout } from './offline-layout.tsx'

const copy = {
  en: {
    title: 'No network',
    text: 'The network went away as you pressed, so we do not know whether it reached us. Go back: your browser should still have what you typed. This page goes back on its own once the network returns.',
    paying:
      'Did you approve a payment? Look at your orders before you pay again. Nothing is ever taken twice.',
    back: 'Go back',
    orders: 'Your orders',
  },
  hi: {
    title: 'नेटवर्क नहीं है',
    text: 'बटन दबाते ही नेटवर्क चला गया, इसलिए पता नहीं कि वह हम तक पहुँचा या नहीं। पीछे जाएँ: आपका लिखा ब्राउज़र में अब भी होना चाहिए। नेटवर्क लौटते ही यह पेज अपने आप पीछे जाएगा।',
    paying: 'क्या आपने भुगतान मंज़ूर किया था? दोबारा भुगतान से पहले अपने ऑर्डर देखें। पैसे कभी दो बार नहीं कटते।',
    back: 'पीछे जाएँ',
    orders: 'आपके ऑर्डर',
  },
}

export const unsentPage = page<Record<string, never>>({
  pattern: '/offline/unsent',
  screenName: 'unsent',
  chrome: 'none',
  load: () => ({}),
  head: (_facts, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].text,
    noindex: true,
  }),
  View({ context: { locale } }) {
    const { title, text, paying, back, orders } = copy[locale]
    return (
      <OfflineLayout locale={locale} title={title} text={text} note={paying}>
        <ButtonLink href={href('/', locale)} data-go-back="">
          {back}
        </ButtonLink>
        <ButtonLink variant="quiet" href={href('/myorders', locale)}>
          {orders}
        </ButtonLink>
        <Behaviour start={continueOnline} when="load" props={{ toForm: true }} />
      </OfflineLayout>
    )
  },
})
