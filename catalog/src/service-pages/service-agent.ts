import type { ServicePage } from './service-page.ts'

export const serviceAgent: ServicePage = {
  slug: 'service-agent',
  path: '/service-agent',
  link: '/service-agent',
  name: 'Service Agent',
  hindi: 'सर्विस एजेंट',
  icon: 'headset',
  summary: {
    en: 'What a service agent does: visits shops near home and helps them take digital payments. We are not taking new agents yet.',
    hi: 'सर्विस एजेंट का काम: घर के पास की दुकानों पर जाना और डिजिटल भुगतान लेने में मदद करना। अभी नए एजेंट नहीं लिए जा रहे।',
  },
  synonyms: ['agent', 'become an agent', 'job', 'एजेंट', 'काम'],
}
