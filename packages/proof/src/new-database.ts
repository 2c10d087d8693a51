import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** An empty PostgreSQL database beside the one that a URL names. */
export async function newDatabase(url: string): Promise<string> {
  const name = `overseer_${randomBytes(6).toString('hex')}`
  const client = new Client(url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}
