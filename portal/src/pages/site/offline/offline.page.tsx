/** What the service worker shows in place of any page while there is no network. */
import { Behaviour } from '../../../islands/island.tsx'
import { page } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { continueOnline } from './back-online.behaviour.ts'
import { OfflineLayout } from './offline-layout.tsx'

const copy = {
  en: {
    title: 'No network',
    text: 'Your device cannot reach us just now. The page you asked for opens on its own once the network is back.',
    paying:
      'Opening this page paid nothing. Were you paying just before? Do not pay again. Nothing is ever taken twice, and your orders tell how it ended.',
    again: 'Try again',
  },
  hi: {
    title: 'नेटवर्क नहीं है',
    text: 'अभी आपके डिवाइस से हम तक पहुँच नहीं हो पा रही। नेटवर्क लौटते ही माँगा हुआ पेज अपने आप खुलेगा।',
    paying:
      'यह पेज खोलने से कोई भुगतान नहीं हुआ। इससे पहले भुगतान कर रहे थे? दोबारा भुगतान न करें। पैसे कभी दो बार नहीं कटते, और नतीजा आपके ऑर्डर में मिलेगा।',
    again: 'फिर कोशिश करें',
  },
}

export const offlinePage = page<Record<string, never>>({
  pattern: '/offline',
  screenName: 'offline',
  chrome: 'none',
  load: () => ({}),
  head: (_facts, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].text,
    noindex: true,
  }),
  View({ context: { locale } }) {
    const { title, text, paying, again } = copy[locale]
    return (
      <OfflineLayout locale={locale} title={title} text={text} note={paying}>
        {/* The address of the page that was asked for. */}
        <ButtonLink href="">{again}</ButtonLink>
        <Behaviour start={continueOnline} when="load" props={{ toForm: false }} />
      </OfflineLayout>
    )
  },
})
