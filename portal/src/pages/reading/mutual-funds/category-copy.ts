/** The words of a fund category's page. What is true of one category alone is its document. */
import type { Locale } from '@chowk/shell'

export const categoryCopy = {
  en: {
    title: (category: string) => `${category}: what they hold, risks and tax`,
    group: 'Group',
    usedFor: 'Usually held for',
    lockIn: 'Lock-in',
    noLockIn: 'None by rule',
    rule: 'Rule',
    ruleDate: 'SEBI, 26 February 2026',
    works: 'What such a fund does',
    wrong: 'What can go wrong',
    check: 'Before you choose one',
    ifYouHold: 'If you hold one',
    next: 'What comes next',
    related: 'Good to see next',
    members: (group: string) => `The kinds of ${group.toLowerCase()}`,
    others: {
      equity: 'Other equity funds',
      debt: 'Other debt funds',
      hybrid: 'Other hybrid funds',
      other: 'Index funds, ETFs and other kinds',
    },
  },
  hi: {
    title: (category: string) => `${category}: क्या रखते हैं, जोखिम और कर`,
    group: 'समूह',
    usedFor: 'पैसा आमतौर पर रहता है',
    lockIn: 'लॉक-इन',
    noLockIn: 'नियम से नहीं',
    rule: 'नियम',
    ruleDate: 'सेबी, 26 फ़रवरी 2026',
    works: 'ऐसा फ़ंड क्या करता है',
    wrong: 'क्या बिगड़ सकता है',
    check: 'चुनने से पहले',
    ifYouHold: 'अगर आपके पास है',
    next: 'आगे क्या',
    related: 'आगे यह भी देखें',
    members: (group: string) => `${group} के प्रकार`,
    others: {
      equity: 'दूसरे इक्विटी फ़ंड',
      debt: 'दूसरे डेट फ़ंड',
      hybrid: 'दूसरे हाइब्रिड फ़ंड',
      other: 'इंडेक्स फ़ंड, ईटीएफ़ और दूसरे प्रकार',
    },
  },
} as const satisfies Record<Locale, object>
