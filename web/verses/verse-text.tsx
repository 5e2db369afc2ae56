import { Link } from '@tanstack/react-router'
import type { Verse } from '#contract/verses.ts'

/** A verse as the largest thing on the screen, on the page itself, with its reference and translation. */
export function VerseText({ verse, linked = false }: { verse: Verse; linked?: boolean }) {
  return (
    <figure>
      <blockquote className={`font-serif font-medium tracking-[-.014em] text-pretty ${sizeOf(verse.text)}`}>
        {verse.text}
      </blockquote>
      <figcaption className={linked ? 'mt-1.5 desk:mt-2' : 'mt-3.5 desk:mt-4.5'}>
        <cite className="font-serif text-[1.1875rem]/[1.2] font-medium text-rubric not-italic desk:text-[1.375rem]">
          {linked ? (
            <Link
              to="/verses/$id"
              params={{ id: String(verse.id) }}
              className="-mb-1 inline-flex min-h-12 items-center underline-offset-4 hover:underline"
            >
              {verse.reference}
            </Link>
          ) : (
            verse.reference
          )}
        </cite>
        <span className="type-meta block text-ink-3">{verse.translation}</span>
      </figcaption>
    </figure>
  )
}

/** The longer a verse, the smaller it is set, so that the day and the verse stand on one screen. */
function sizeOf(text: string): string {
  if (text.length <= 110) return 'text-[2.125rem]/[1.14] desk:text-[3.375rem]/[1.1]'
  if (text.length <= 190) return 'text-[1.875rem]/[1.18] desk:text-[2.75rem]/[1.13]'
  return 'text-[1.5625rem]/[1.25] desk:text-[2.125rem]/[1.2]'
}
