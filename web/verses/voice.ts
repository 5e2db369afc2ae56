import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '#web/i18n/speaking.tsx'

const nothing = () => () => undefined

/** The browser's own voice in the language of the page; null where there is none. */
export function useVoice(): { speaking: boolean; say: (text: string) => void; stop: () => void } | null {
  const language = useLanguage()
  const [speaking, setSpeaking] = useState(false)
  const able = useSyncExternalStore(
    nothing,
    () => 'speechSynthesis' in window,
    () => false,
  )
  useEffect(() => (able ? () => speechSynthesis.cancel() : undefined), [able, language])
  if (!able) return null
  return {
    speaking,
    say(text) {
      speechSynthesis.cancel()
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = language
      // Scripture is read without hurry.
      utterance.rate = 0.9
      utterance.addEventListener('end', () => setSpeaking(false))
      utterance.addEventListener('error', () => setSpeaking(false))
      setSpeaking(true)
      speechSynthesis.speak(utterance)
    },
    stop() {
      setSpeaking(false)
      speechSynthesis.cancel()
    },
  }
}
