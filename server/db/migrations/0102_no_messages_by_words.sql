-- As posts_by_words: messages that are not filled in yet are found by messages_without_search.
drop index concurrently if exists messages_by_words;
