import type { Locale } from '@chowk/shell'

export const accessibilityCopy = {
  en: {
    reading: 'Help with reading',
    readingText:
      'For those who read little or with effort: while you pay, the amount is shown in large figures, in words, and can be read aloud. Only voices that speak on your own device are used. It is off until you turn it on, and it is kept on this device.',
    searchKey: 'The / key',
    searchKeyText:
      'On a keyboard, / goes to the search box. If you speak to your device, or press keys by accident, you can turn it off.',
    searchKeySwitch: {
      up: { label: 'Turn the / key off', says: 'The key is on: / goes to the search box.' },
      pressed: { label: 'Turn the / key off', says: 'The key is off.' },
    },
  },
  hi: {
    reading: 'पढ़ने में मदद',
    readingText:
      'जिन्हें पढ़ना कम आता है या मुश्किल लगता है, उनके लिए: भुगतान के समय रकम बड़े अंकों में और शब्दों में दिखती है, और बोलकर सुनाई जा सकती है। सिर्फ़ आपके डिवाइस पर बोलने वाली आवाज़ें इस्तेमाल होती हैं। यह तब तक बंद है जब तक आप चालू न करें, और इसी डिवाइस पर याद रहता है।',
    searchKey: '/ बटन',
    searchKeyText:
      'कीबोर्ड पर / दबाने से खोज का बॉक्स खुलता है। अगर आप डिवाइस को बोलकर चलाते हैं, या बटन ग़लती से दब जाते हैं, तो इसे बंद कर सकते हैं।',
    searchKeySwitch: {
      up: { label: '/ बटन बंद करें', says: 'बटन चालू है: / दबाने पर खोज का बॉक्स खुलता है।' },
      pressed: { label: '/ बटन बंद करें', says: 'बटन बंद है।' },
    },
  },
} as const satisfies Record<Locale, object>
