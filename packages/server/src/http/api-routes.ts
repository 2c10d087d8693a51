import { once } from '@overseer/kernel'
import * as z from 'zod'
import { apiPage } from './api-page.ts'
import { apiDocument } from './openapi.ts'
import { anybody, type Route } from './route.ts'

/** All routes, and two more that tell programmers about all of them. */
export function withApi(others: readonly Route[]): Route[] {
  const routes = [
    ...others,
    anybody(
      {
        method: 'GET',
        path: '/api/openapi.json',
        summary: 'This description, for programs (OpenAPI 3.1)',
        answer: z.looseObject({ openapi: z.string() }),
      },
      ({ reply }) => {
        void reply.type('application/json; charset=utf-8')
        return written().bytes
      },
    ),
    anybody(
      {
        method: 'GET',
        path: '/api',
        summary: 'This description, for people',
        answer: z.string(),
        type: 'text/html',
      },
      ({ reply }) => {
        void reply.type('text/html; charset=utf-8')
        return written().page
      },
    ),
  ]
  const written = once(() => {
    const document = apiDocument(routes)
    return { page: Buffer.from(apiPage(document)), bytes: Buffer.from(JSON.stringify(document)) }
  }) // it is long, and anybody may ask for it
  return routes
}
