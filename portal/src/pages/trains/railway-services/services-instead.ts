import type { Instead } from '../../../ui/not-yet.tsx'
import { enquiry, irctc } from '../../hubs/instead.ts'

/** By service: that it is not done here, and how the railways do it. The enquiry finds routes of ours, so it has none. */
export const servicesInstead: Readonly<Record<string, Instead>> = {
  'running-status': {
    text: {
      en: 'Live railway data is not connected here, so we cannot see where a train is. Ask the railways’ own site, or call 139.',
      hi: 'रेलवे की ताज़ा जानकारी यहाँ नहीं जुड़ी है, इसलिए ट्रेन कहाँ है यह हम नहीं देख सकते। रेलवे की अपनी साइट पर देखें, या 139 पर फ़ोन करें।',
    },
    links: [enquiry],
  },
  'pnr-status': {
    text: {
      en: 'Live railway data is not connected here, so we ask for no PNR. Send “PNR” and your ten digits to 139 as a text message, or look on the railways’ own sites.',
      hi: 'रेलवे की ताज़ा जानकारी यहाँ नहीं जुड़ी है, इसलिए हम पीएनआर नहीं माँगते। “PNR” और अपने दस अंक लिखकर 139 पर संदेश भेजें, या रेलवे की अपनी साइट पर देखें।',
    },
    links: [irctc],
  },
  'seat-availability': {
    text: {
      en: 'Seats cannot be looked up here. IRCTC shows them by train, class and quota before anything is paid.',
      hi: 'यहाँ सीटें नहीं देखी जा सकतीं। आईआरसीटीसी भुगतान से पहले ट्रेन, श्रेणी और कोटे के अनुसार दिखाता है।',
    },
    links: [irctc],
  },
  'tatkal-reservation': {
    text: {
      en: 'Tatkal tickets are not booked here. Online they are sold by IRCTC alone, and at the railways’ counters.',
      hi: 'तत्काल टिकट यहाँ बुक नहीं होते। ऑनलाइन वे केवल आईआरसीटीसी पर मिलते हैं, और रेलवे के काउंटर पर।',
    },
    links: [irctc],
  },
  cancellation: {
    text: {
      en: 'Tickets are not cancelled here. Cancel an e-ticket where it was bought, with the same account; a counter ticket at a counter, or on IRCTC’s site with a code to the phone given when it was bought.',
      hi: 'टिकट यहाँ रद्द नहीं होते। ई-टिकट वहीं रद्द करें जहाँ से लिया, उसी खाते से; काउंटर का टिकट काउंटर पर, या ख़रीदते समय दिए फ़ोन पर आए कोड से आईआरसीटीसी की साइट पर।',
    },
    links: [irctc],
  },
  'account-login': {
    text: {
      en: 'You cannot sign in to the railways from here. Do it on IRCTC’s own site or app alone; nobody else, we included, should ever ask for that password.',
      hi: 'यहाँ से रेलवे में लॉगिन नहीं होता। केवल आईआरसीटीसी की अपनी साइट या ऐप पर करें; हमारे सहित किसी और को वह पासवर्ड कभी नहीं माँगना चाहिए।',
    },
    links: [irctc],
  },
}
