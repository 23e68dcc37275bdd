import type { ServicePage } from './service-page.ts'

export const googlePlayRecharge: ServicePage = {
  slug: 'google-play-recharge',
  path: '/google-play-recharge',
  link: '/google-play-recharge',
  name: 'Google Play Recharge',
  hindi: 'गूगल प्ले रिचार्ज',
  icon: 'circle-play',
  summary: {
    en: 'What a Google Play recharge code buys, how to redeem it and how to spot frauds. Codes are not sold on this site yet.',
    hi: 'गूगल प्ले रिचार्ज कोड से क्या मिलता है, उसे कैसे रिडीम करें और ठगी कैसे पहचानें। इस साइट पर कोड अभी नहीं मिलते।',
  },
  synonyms: ['google play', 'play store', 'redeem code', 'gift card', 'गूगल प्ले', 'प्ले स्टोर'],
}
