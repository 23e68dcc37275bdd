import type { Locale } from '@chowk/shell'

export const readingHelpCopy = {
  en: {
    title: 'Reading help',
    switch: {
      up: { label: 'Reading help: off', says: 'Reading help is off.' },
      pressed: {
        label: 'Reading help: on',
        says: 'Reading help is on. Amounts you pay are shown large, in words, and can be read aloud.',
      },
    },
    words: 'Show the amount in words',
    noWords: 'Hide the words',
    aloud: 'Read aloud',
    stop: 'Stop reading',
    noVoice:
      'Your device has no voice of its own for English, so we read nothing aloud: what you pay is sent to no speech service.',
  },
  hi: {
    title: 'पढ़ने में मदद',
    switch: {
      up: { label: 'पढ़ने में मदद: बंद', says: 'पढ़ने में मदद बंद है।' },
      pressed: {
        label: 'पढ़ने में मदद: चालू',
        says: 'पढ़ने में मदद चालू है। आप जो रकम देते हैं वह बड़े अंकों और शब्दों में दिखेगी, और बोलकर सुनाई जा सकेगी।',
      },
    },
    words: 'रकम शब्दों में दिखाएँ',
    noWords: 'शब्द छिपाएँ',
    aloud: 'बोलकर सुनाएँ',
    stop: 'रोकें',
    noVoice:
      'आपके डिवाइस में हिन्दी की अपनी आवाज़ नहीं है, इसलिए हम बोलकर नहीं सुनाते: आपके भुगतान की जानकारी किसी और सेवा को नहीं भेजी जाती।',
  },
} as const satisfies Record<Locale, object>
