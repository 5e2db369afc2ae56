import { Type, type Static } from 'typebox'
import type { Language, Translated } from './text.ts'

/** One wrong field of a request, with a sentence for the person who filled it in. */
export const FieldError = Type.Object({ field: Type.String(), message: Type.String() })

/** A refusal or failure as the API answers it: `application/problem+json` (RFC 9457). */
export const Problem = Type.Object({
  type: Type.String({ description: 'Which kind of problem: `urn:pray:problem:{kind}`' }),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String({ description: 'A sentence in the caller’s language' }),
  errors: Type.Optional(Type.Array(FieldError)),
})
export type Problem = Static<typeof Problem>
export type FieldError = Static<typeof FieldError>

/** Every kind of problem: its status, title and the sentence that is said when there is no better one. */
export const problems = {
  malformed: {
    status: 400,
    title: { es: 'Petición ilegible', en: 'Unreadable request' },
    detail: { es: 'No se pudo leer lo que se envió.', en: 'What was sent could not be read.' },
  },
  invalid: {
    status: 400,
    title: { es: 'Datos no válidos', en: 'Invalid data' },
    detail: { es: 'Revisa los campos señalados.', en: 'Check the marked fields.' },
  },
  unauthorized: {
    status: 401,
    title: { es: 'Sesión necesaria', en: 'Session needed' },
    detail: { es: 'Inicia sesión para continuar.', en: 'Log in to continue.' },
  },
  forbidden: {
    status: 403,
    title: { es: 'Sin permiso', en: 'Not allowed' },
    detail: { es: 'No tienes permiso para hacer esto.', en: 'You are not allowed to do this.' },
  },
  missing: {
    status: 404,
    title: { es: 'No encontrado', en: 'Not found' },
    detail: {
      es: 'Lo que buscas no existe o ya no está.',
      en: 'What you are looking for does not exist or is gone.',
    },
  },
  method: {
    status: 405,
    title: { es: 'Método no permitido', en: 'Method not allowed' },
    detail: { es: 'Esta dirección no admite ese método.', en: 'This address does not take that method.' },
  },
  conflict: {
    status: 409,
    title: { es: 'Conflicto', en: 'Conflict' },
    detail: { es: 'El estado actual no lo permite.', en: 'The current state does not allow it.' },
  },
  outdated: {
    status: 412,
    title: { es: 'Versión anterior', en: 'Outdated version' },
    detail: {
      es: 'Alguien lo cambió mientras tanto. Vuelve a cargarlo antes de guardar.',
      en: 'Somebody changed it meanwhile. Load it again before you save.',
    },
  },
  large: {
    status: 413,
    title: { es: 'Demasiado grande', en: 'Too large' },
    detail: { es: 'Lo que se envió es demasiado grande.', en: 'What was sent is too large.' },
  },
  media: {
    status: 415,
    title: { es: 'Formato no admitido', en: 'Unsupported format' },
    detail: { es: 'Este formato no se admite aquí.', en: 'This format is not taken here.' },
  },
  frequent: {
    status: 429,
    title: { es: 'Demasiadas peticiones', en: 'Too many requests' },
    detail: { es: 'Espera un momento y vuelve a intentarlo.', en: 'Wait a moment and try again.' },
  },
  failure: {
    status: 500,
    title: { es: 'Error del servidor', en: 'Server error' },
    detail: {
      es: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
      en: 'Something failed on our side. Try again.',
    },
  },
  unavailable: {
    status: 503,
    title: { es: 'No disponible', en: 'Unavailable' },
    detail: {
      es: 'El servicio no está disponible en este momento.',
      en: 'The service is not available right now.',
    },
  },
  full: {
    status: 507,
    title: { es: 'Sin espacio', en: 'No space left' },
    detail: { es: 'No queda espacio para guardar.', en: 'There is no space left to save.' },
  },
} as const satisfies Record<string, { status: number; title: Translated; detail: Translated }>

/** The name of a kind of problem. */
export type ProblemKind = keyof typeof problems

/** The problem body of a kind, in a language; `detail` replaces the usual sentence. */
export function problem(
  kind: ProblemKind,
  language: Language,
  more: { detail?: string; errors?: FieldError[] } = {},
): Problem {
  const { status, title, detail } = problems[kind]
  return {
    type: `urn:pray:problem:${kind}`,
    title: title[language],
    status,
    detail: more.detail ?? detail[language],
    ...(more.errors && { errors: more.errors }),
  }
}

const rules: Record<string, Translated> = {
  required: { es: 'Este campo es obligatorio.', en: 'This field is required.' },
  integer: { es: 'Debe ser un número entero.', en: 'This must be a whole number.' },
  number: { es: 'Debe ser un número.', en: 'This must be a number.' },
  string: { es: 'Debe ser un texto.', en: 'This must be text.' },
  boolean: { es: 'Debe ser sí o no.', en: 'This must be true or false.' },
  array: { es: 'Debe ser una lista.', en: 'This must be a list.' },
  object: { es: 'Debe ser un objeto.', en: 'This must be an object.' },
  minimum: { es: 'Debe ser {limit} o más.', en: 'This must be {limit} or more.' },
  maximum: { es: 'Debe ser {limit} o menos.', en: 'This must be {limit} or less.' },
  minLength: { es: 'Escribe al menos {limit} caracteres.', en: 'Write at least {limit} characters.' },
  maxLength: { es: 'Escribe {limit} caracteres como máximo.', en: 'Write {limit} characters at most.' },
  maxItems: { es: 'Elige {limit} como máximo.', en: 'Choose {limit} at most.' },
  minItems: { es: 'Elige al menos {limit}.', en: 'Choose at least {limit}.' },
  enum: { es: 'Elige uno de estos: {allowed}.', en: 'Choose one of these: {allowed}.' },
  ordering: { es: 'Se puede ordenar por: {allowed}.', en: 'You can order by: {allowed}.' },
  date: { es: 'Escribe una fecha como 2026-12-25.', en: 'Write a date such as 2026-12-25.' },
  'date-time': {
    es: 'Escribe una fecha y hora como 2026-12-25T08:00:00Z.',
    en: 'Write a time such as 2026-12-25T08:00:00Z.',
  },
  email: { es: 'Escribe un correo como nombre@ejemplo.org.', en: 'Write an email such as name@example.org.' },
}

const fallback: Translated = { es: 'Este campo no es válido.', en: 'This field is not valid.' }

/**
 * The sentence for a broken rule, in a language. A rule with no sentence of its own says that the field is not
 * valid.
 *
 * @param rule the JSON Schema keyword, type or format that does not hold
 * @param values what the sentence names: `limit`, `allowed`
 */
export function ruleMessage(rule: string, language: Language, values: Record<string, string> = {}): string {
  const sentence = (rules[rule] ?? fallback)[language]
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
