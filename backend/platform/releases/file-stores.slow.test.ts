import { expect, test } from 'vitest';
import { openForAll } from '../../../tests/support/for-all-tests.ts';
import { openMemoryDatabase } from '../db/testing/memory-database.ts';
import { ReleaseStoreConflict, registerPublisher } from './file-stores.ts';

const database = openForAll(openMemoryDatabase);

test('publishers of one database are at one place, and at another once they have left', async () => {
  const { db } = database;
  const one = await registerPublisher(db, 'disk:one');
  const beside = await registerPublisher(db, 'disk:one');
  await one();
  const refused = registerPublisher(db, 's3://shop');
  await expect(refused).rejects.toThrow(ReleaseStoreConflict);
  await expect(refused).rejects.toThrow('publishes to a disk of its own');
  await beside();
  const moved = await registerPublisher(db, 's3://shop');
  await moved();
});

test('a place whose publisher was killed is given up', async () => {
  const { db } = database;
  await db
    .insertInto('publishing_places')
    .values({ process: 'killed', place: 'disk:old', seen_at: new Date(0) })
    .execute();
  const leave = await registerPublisher(db, 'disk:new');
  await leave();
});
